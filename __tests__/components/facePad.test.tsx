import { fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { FacePad } from '../../components/facePad';

const onChange = jest.fn();

beforeEach(() => onChange.mockClear());

/** A pad whose owner keeps what it is told, as a screen does. */
function Owned({ start = [], most = 3 }: { start?: readonly number[]; most?: number }) {
  const [faces, setFaces] = useState(start);
  return (
    <FacePad
      testID="dice"
      label="出目"
      faces={faces}
      min={1}
      max={6}
      most={most}
      onChange={(next) => {
        onChange(next);
        setFaces(next);
      }}
      spoken={{
        add: (face) => `${face}を加える`,
        remove: (face, place) => `${place}個目の${face}を外す`,
      }}
    />
  );
}

const tap = (name: string) => fireEvent.press(screen.getByTestId(`dice.${name}`));

describe('FacePad', () => {
  it('takes faces in the order they are tapped, the same one more than once', () => {
    render(<Owned />);
    tap('face5');
    tap('face2');
    tap('face5');
    expect(onChange.mock.calls).toEqual([[[5]], [[5, 2]], [[5, 2, 5]]]);
  });

  it('takes no more dice than there are', () => {
    render(<Owned start={[1, 1]} most={2} />);
    expect(screen.getByTestId('dice.face3')).toBeDisabled();
    tap('face3');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('lets go of the die that is tapped, and of no other', () => {
    render(<Owned start={[4, 4, 6]} />);
    tap('die2');
    expect(onChange.mock.calls).toEqual([[[4, 6]]]);
    expect(screen.getByTestId('dice.face1')).toBeEnabled();
  });

  it('has a spoken name for each face and each die', () => {
    render(<Owned start={[3]} />);
    expect(screen.getByLabelText('3を加える')).toBeTruthy();
    expect(screen.getByLabelText('1個目の3を外す')).toBeTruthy();
  });
});
