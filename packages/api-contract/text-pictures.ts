/** How the name of a picture begins that operators have uploaded for texts; other names are drawn by the app. */
export const uploadedPrefix = 'picture-';

/** Whether the image of a text is an uploaded picture. */
export const isUploaded = (image: string | null | undefined): image is string =>
  image?.startsWith(uploadedPrefix) === true;
