import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A palace roof and the moon. */
export function TourismIcon() {
  return (
    <Icon>
      <circle cx="45" cy="18" r="11" fill="#F4E4C4" />
      <path d="M4 34c10 0 15-5 18-13h20c3 8 8 13 18 13-4 4-10 5-28 5S8 38 4 34z" fill="#F0BE55" />
      <path d="M20 17h24v5H20z" fill="#0C3A38" />
      <path d="M15 40h5v16h-5zM44 40h5v16h-5zM28 40h8v16h-8z" fill="#0C3A38" />
      <path d="M8 56h48v5H8z" fill="#F0BE55" />
    </Icon>
  );
}

/** A train. */
export function TransportIcon() {
  return (
    <Icon>
      <path
        d="M20 6h24c8 0 12 12 12 26v14c0 4-3 6-6 6H14c-3 0-6-2-6-6V32C8 18 12 6 20 6z"
        fill="#1C5A66"
      />
      <path d="M18 14h28c3 5 4 10 4 14H14c0-4 1-9 4-14z" fill="#FBF6EB" />
      <path d="M32 14h14c3 5 4 10 4 14H32z" fill="#17202E" opacity=".35" />
      <path d="M13 38h9v5h-9zM42 38h9v5h-9z" fill="#FBF6EB" />
      <path d="M18 52l-8 9M46 52l8 9M12 58h40" stroke="#17202E" strokeWidth="3.5" />
    </Icon>
  );
}

/** A house with paper windows. */
export function AccommodationIcon() {
  return (
    <Icon>
      <path d="M2 24C14 22 18 16 22 8h20c4 8 8 14 20 16-4 4-9 5-30 5S6 28 2 24z" fill="#8E2F1E" />
      <path d="M10 29h44v28H10z" fill="#3B1F1C" />
      <path d="M15 33h16v24H15zM33 33h16v24H33z" fill="#FFF3D2" />
      <path
        d="M20.3 33v24M25.6 33v24M38.3 33v24M43.6 33v24M15 41h16M15 49h16M33 41h16M33 49h16"
        stroke="#3B1F1C"
        strokeWidth="1.5"
      />
      <path d="M5 57h54v4H5z" fill="#8E2F1E" />
    </Icon>
  );
}

/** A steaming bowl. */
export function GastronomyIcon() {
  return (
    <Icon>
      <path d="M6 32h52c0 14-8 22-16 25v4H22v-4C14 54 6 46 6 32z" fill="#FBE3B4" />
      <path d="M36 32h22c0 14-8 22-16 25v4H32c8-6 6-20 4-29z" fill="#4A1410" opacity=".5" />
      <ellipse cx="32" cy="32" rx="26" ry="7" fill="#F7B552" />
      <path d="M40 30L58 6M46 31L63 10" stroke="#4A1410" strokeWidth="3" />
      <path
        d="M20 22c-5-5 4-7 0-13M29 20c-4-4 3-6 0-10"
        fill="none"
        stroke="#F7B552"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Icon>
  );
}

/** A gift wrapped in cloth (bojagi). */
export function ShoppingIcon() {
  return (
    <Icon>
      <path d="M32 20C18 24 8 34 8 46c0 9 8 13 24 13s24-4 24-13c0-12-10-22-24-26z" fill="#C2507A" />
      <path
        d="M32 20c14 4 24 14 24 26 0 9-8 13-24 13 8-10 8-28 0-39z"
        fill="#5A1F3C"
        opacity=".45"
      />
      <path
        d="M32 22C24 6 12 4 8 8c-2 6 8 14 24 14zM32 22C40 6 52 4 56 8c2 6-8 14-24 14z"
        fill="#E7909F"
      />
      <path d="M26 17h12l3 8H23z" fill="#5A1F3C" />
    </Icon>
  );
}

/** A map with a route. */
export function ItineraryIcon() {
  return (
    <Icon>
      <path d="M4 18l18-7 20 7 18-7v37l-18 7-20-7-18 7z" fill="#DCE6DF" />
      <path d="M22 11v37l-18 7V18zM42 18l18-7v37l-18 7z" fill="#0C1E42" opacity=".4" />
      <path
        d="M12 44c8-2 6-12 14-12s6 10 14 8"
        fill="none"
        stroke="#F0876A"
        strokeWidth="3"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <path d="M46 10c-6 0-10 4-10 10 0 7 10 17 10 17s10-10 10-17c0-6-4-10-10-10z" fill="#F0876A" />
      <circle cx="46" cy="20" r="4" fill="#0C1E42" />
    </Icon>
  );
}

/** A passport. */
export function RequirementsIcon() {
  return (
    <Icon>
      <path d="M12 4h34c4 0 6 2 6 6v44c0 4-2 6-6 6H12z" fill="#1F3F77" />
      <path d="M12 4h6v56h-6z" fill="#12264B" opacity=".5" />
      <circle cx="35" cy="26" r="10" fill="none" stroke="#FBE9C8" strokeWidth="3" />
      <path
        d="M25 26h20M35 16c5 6 5 14 0 20M35 16c-5 6-5 14 0 20"
        fill="none"
        stroke="#FBE9C8"
        strokeWidth="2"
      />
      <path d="M26 46h18" stroke="#FBE9C8" strokeWidth="3" />
    </Icon>
  );
}

/** Two speech bubbles. */
export function QuestionIcon() {
  return (
    <Icon>
      <path
        d="M8 8h36c4 0 6 2 6 6v20c0 4-2 6-6 6H24L12 50V40H8c-4 0-6-2-6-6V14c0-4 2-6 6-6z"
        fill="#BFD6C7"
      />
      <path
        d="M54 22c5 0 8 2 8 6v18c0 4-2 6-6 6h-2v9l-10-9H32c-4 0-6-2-6-6h18c6 0 10-4 10-10z"
        fill="#7E9A97"
      />
      <path
        d="M20 19c1-6 13-6 13 1 0 5-6 5-6 9"
        fill="none"
        stroke="#17202E"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="27" cy="35" r="2.6" fill="#17202E" />
    </Icon>
  );
}
