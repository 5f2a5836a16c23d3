/** What every part of a sheet is told: where it belongs and how tests find it. */
export type PartProps = { seat: string; id: string; testID: string };
