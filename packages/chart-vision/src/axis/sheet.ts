/** Black text on white: one byte a pixel, row by row. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A line that was recognized on a sheet, by its rows. */
export interface SheetLine {
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
}
