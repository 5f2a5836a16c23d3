import { TapSequence } from './tapSequence';

export type FacePadProps = {
  label: string;
  /** What was tapped so far. */
  faces: readonly number[];
  min: number;
  max: number;
  /** How many dice there are at most. */
  most: number;
  onChange: (faces: readonly number[]) => void;
  /** Spoken names; a place counts from 1. */
  spoken: { add: (face: number) => string; remove: (face: number, place: number) => string };
  testID: string;
};

/** Dice as they fell: a tap on a face adds it, a tap on a die takes it away again. */
export function FacePad({ faces, min, max, onChange, spoken, testID, ...rest }: FacePadProps) {
  const options = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  return (
    <TapSequence
      {...rest}
      testID={testID}
      options={options.map((face) => ({ id: face, label: face, testID: `${testID}.face${face}` }))}
      chosen={faces.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
      spoken={{
        add: (face) => spoken.add(Number(face)),
        remove: (face, place) => spoken.remove(Number(face), place),
      }}
      fixed
      variant="figure"
      place="die"
    />
  );
}
