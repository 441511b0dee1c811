import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/**
 * What a browser does with a push message: written from RFC 8291, not from the code that encrypts. Keys are base64url.
 */
export function openedBy(devicePrivate: string, auth: string, message: Buffer): string {
  const device = createECDH('prime256v1');
  device.setPrivateKey(Buffer.from(devicePrivate, 'base64url'));
  const [salt, sender, hidden] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const shared = hkdfSync('sha256', device.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', key('aes128gcm', 16), key('nonce', 12)).setAuthTag(
    hidden.subarray(-16),
  );
  return Buffer.concat([decipher.update(hidden.subarray(0, -16)), decipher.final()])
    .subarray(0, -1)
    .toString();
}
