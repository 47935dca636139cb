import { classNames } from "./class-names.ts";
import { Strokes } from "./strokes.tsx";

/** Strokes on a 24 px grid, drawn with round ends. */
const PATHS = {
  learn: "M4 11 12 4l8 7v9H4z",
  courses: "M5 5h5a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H5zM19 5h-5a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h5z",
  profile: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20.5a8 8 0 0 1 16 0",
  chart: "M5 19v-8m7 8V5m7 14v-5",
  chat: "M4 5h16v11H9l-5 4z",
  trophy: "M7 4h10v5a5 5 0 0 1-10 0zM7 6H4v1.5A3 3 0 0 0 7 10.5M17 6h3v1.5a3 3 0 0 1-3 3M12 14v5M8.5 20h7",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8 5.500v13M16 5.500v13",
  jump: "M6 6l6 6-6 6M13 6l6 6-6 6",
  up: "M12 19V5M6 11l6-6 6 6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500a2 2 0 0 0 4 0",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  eyeOff:
    "M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.500a16 16 0 0 1-2.7 3.500M6.3 7.700A15 15 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4-1M10 10a3 3 0 0 0 4.1 4.1",
  alert: "M12 4 2.8 19.500h18.400zM12 10v4M12 17v.1",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v.1",
  offline:
    "M4 4l16 16M8.5 15.500a5 5 0 0 1 6-.5M5 12a10 10 0 0 1 4-2.400M12.7 9a10 10 0 0 1 6.3 3M2 8.500a15 15 0 0 1 4-2.600M10 4.600A15 15 0 0 1 22 8.500M12 19v.1",
  refresh: "M20 11a8 8 0 0 0-14.5-4L4 8.500M4 4v4.500h4.500M4 13a8 8 0 0 0 14.5 4l1.5-1.500M20 20v-4.500h-4.5",
  settings:
    "M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  sound: "M4 9.500v5h3.500L12 19V5L7.5 9.500zM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  mute: "M4 9.500v5h3.500L12 19V5L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4",
  moon: "M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z",
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
  language:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.5 3.5 5.5 3.5 9s-1 6.5-3.5 9c-2.5-2.5-3.5-5.5-3.5-9S9.5 5.5 12 3z",
  logout: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  target: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 16.500a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 12v.1",
  star: "M12 3.500l2.6 5.4 5.9.8-4.3 4.1 1.1 5.900L12 16.900l-5.3 2.8 1.1-5.900L3.5 9.700l5.9-.8z",
  mail: "M3.5 6h17v12.500h-17zM3.5 7l8.5 6.500L20.5 7",
  book: "M5 4h12.500v13H6.500A1.5 1.5 0 0 0 5 18.500zM5 18.500A1.5 1.5 0 0 0 6.5 20h11v-3",
  flame:
    "M12 3c3 4 6.5 6.5 6.5 11a6.5 6.5 0 0 1-13 0c0-2.8 1.8-4.6 2.8-6.4.9 1.9 1.8 2.8 2.8 2.800C11.1 7.6 10.2 5.8 12 3z",
  edit: "M4 20h4L19.500 8.500l-4-4L4 16zM13.5 6.500l4 4",
  shield: "M12 3.500l7.5 2.800v5.200c0 4.500-3 7.600-7.5 9-4.500-1.400-7.500-4.500-7.500-9V6.300z",
  download: "M12 4v11M7 10.500l5 5 5-5M4.500 20h15",
  trash: "M4.500 7h15M9.500 7V4h5v3M6.500 7l1 13h9l1-13M10.5 11v5M13.5 11v5",
  help: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.700a2.500 2.500 0 1 1 3.700 2.200c-.8.4-1.200 1-1.200 1.800M12 17v.1",
  flag: "M6 21V4.500M6 5h12l-3 4 3 4H6",
  camera: "M4 8h4l1.500-2.500h5L16 8h4v11H4zM12 16.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  image: "M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.5 9.500v.1",
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as IconName[];

const MIRRORED: readonly IconName[] = ["back", "forward", "jump", "logout"];
const FILLED: readonly IconName[] = ["play", "flame", "star"];

interface IconProps {
  name: IconName;
  /** Pixels. */
  size?: number;
  className?: string;
}

/** Decorative: the element around it says what it means. Arrows turn round in right-to-left languages. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <Strokes
      path={PATHS[name]}
      size={size}
      isFilled={FILLED.includes(name)}
      className={classNames(MIRRORED.includes(name) && "mirrored", className) || undefined}
    />
  );
}
