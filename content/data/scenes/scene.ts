import type { Text } from '../../locale.ts';
import type { Source } from '../../register/figure.ts';
import type { DestinationId } from '../destinations.ts';
import type { PlaceId } from '../places.ts';
import type { SpotId } from '../spots/spots.ts';
import type { WorkId } from './works.ts';

/** What of a series, a film or a song was filmed or played at a place; nothing without a source. */
export interface Scene {
  readonly place: PlaceId | DestinationId | SpotId;
  readonly work: WorkId;
  /** What was filmed, in half a sentence that gives nothing away. */
  readonly scene: Text;
  /** What one sees there today. */
  readonly today: Text;
  readonly sources: readonly Source[];
}
