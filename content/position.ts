/** A point in degrees (WGS 84), north and east positive. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}
