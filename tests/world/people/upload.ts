const boundary = 'a-world-boundary';

/** A picture on its way, as a browser sends it. */
export const upload = {
  type: `multipart/form-data; boundary=${boundary}`,
  data: Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="paid.png"\r\n` +
      `Content-Type: image/png\r\n\r\n\x89PNG\r\n\x1a\n\r\n--${boundary}--\r\n`,
    'latin1',
  ),
};
