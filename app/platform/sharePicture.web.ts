import type { RefObject } from 'react';
import type { View } from 'react-native';

import { webFontStack } from '../../components/theme/tokens';
import {
  layOut,
  pictureText,
  pictureWidth,
  type Drawn,
  type PictureText,
  type ScorePicture,
} from './scorePicture';
import type { GivenOutcome } from './textFile';
import { giveFile } from './webFiles';

/** Offers a picture of the score to other apps, or keeps it as a file where there is no way to. */
export async function sharePicture(
  picture: ScorePicture,
  fileName: string,
  // A browser cannot photograph what it shows: the sheet is drawn anew.
  _sheet: RefObject<View | null>,
): Promise<GivenOutcome> {
  try {
    return await giveFile(new File([await drawn(picture)], fileName, { type: 'image/png' }));
  } catch {
    return 'failed';
  }
}

function drawn(picture: ScorePicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.reject(new Error('no canvas'));
  const { height, drawn: things } = layOut(picture, (text, set) => {
    pen.font = fontOf(set);
    return pen.measureText(text).width;
  });
  // Sizing clears it: everything about the pen is said again below.
  canvas.width = pictureWidth;
  canvas.height = Math.ceil(height);
  pen.fillStyle = picture.colors.ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'middle';
  for (const thing of things) draw(pen, thing, picture.colors);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}

function draw(pen: CanvasRenderingContext2D, thing: Drawn, colors: ScorePicture['colors']): void {
  switch (thing.kind) {
    case 'box':
      pen.beginPath();
      pen.roundRect(thing.x, thing.y, thing.width, thing.height, 24);
      pen.fillStyle = colors.surface;
      pen.fill();
      pen.strokeStyle = colors.edge;
      pen.lineWidth = 2;
      pen.stroke();
      return;
    case 'dot':
      pen.beginPath();
      pen.arc(thing.x, thing.y, thing.radius, 0, 2 * Math.PI);
      pen.fillStyle = thing.color;
      pen.fill();
      pen.strokeStyle = colors.text;
      pen.lineWidth = 3;
      pen.stroke();
      return;
    case 'text':
      pen.font = fontOf(thing.set);
      pen.textAlign = thing.align;
      pen.fillStyle = quiet.includes(thing.set) ? colors.quiet : colors.text;
      pen.fillText(thing.text, thing.x, thing.y);
      return;
  }
}

const quiet: readonly PictureText[] = ['about', 'place'];

function fontOf(set: PictureText): string {
  const { size, weight } = pictureText[set];
  return `${weight} ${size}px ${webFontStack}`;
}
