import { saveFile } from '../../../shell/export/save-file.ts';

/** A drawing as a picture of this many pixels in width and height. */
async function pictureOf(drawing: SVGSVGElement, pixels: number): Promise<Blob | null> {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(drawing);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, pixels, pixels);
  pen.imageSmoothingEnabled = false;
  pen.drawImage(image, 0, 0, pixels, pixels);
  return await new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** Keeps a drawing as a picture: by the sheet for sharing where the device has one, else as a file. */
export async function savePicture(drawing: SVGSVGElement, pixels: number, name: string): Promise<void> {
  const picture = await pictureOf(drawing, pixels);
  if (picture === null) return;
  const files = [new File([picture], `${name}.png`, { type: 'image/png' })];
  // A share that is closed again is no fault.
  if (navigator.canShare?.({ files })) return navigator.share({ files }).catch(() => undefined);
  saveFile(picture, `${name}.png`);
}
