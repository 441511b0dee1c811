import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getCiphers } from 'node:tls';
import { expect, test } from 'vitest';

const nginx = readFileSync(path.resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
const wordsOf = (text: string, directive: string): string[] =>
  new RegExp(`^\\s*${directive} ([^;]+);$`, 'm').exec(text)?.[1]?.split(/[\s:]+/) ?? [];

/** What should not be spoken, or is no name that OpenSSL knows. */
function weakIn(text: string): string[] {
  const known = new Set(getCiphers());
  const ciphers = wordsOf(text, 'ssl_ciphers');
  const versions = wordsOf(text, 'ssl_protocols');
  return [
    ...(ciphers.length === 0 || versions.length === 0 ? ['what is not said is left to the program'] : []),
    ...versions.filter((version) => !['TLSv1.2', 'TLSv1.3'].includes(version)),
    ...ciphers.filter((name) => !/^ECDHE-(ECDSA|RSA)-(AES\d+-GCM|CHACHA20-POLY1305)/.test(name)),
    ...ciphers.filter((name) => !known.has(name.toLowerCase())),
  ];
}

test('the proxy of the example speaks TLS 1.2 and 1.3, with forward secrecy and authenticated encryption alone', () => {
  expect(weakIn(nginx)).toEqual([]);
  expect(wordsOf(nginx, 'ssl_protocols').at(-1)).toBe('TLSv1.3');
});

test('an old version, a weak cipher and a name that nobody knows are reported', () => {
  expect(weakIn(nginx.replace('TLSv1.2 ', 'TLSv1.1 TLSv1.2 '))).toEqual(['TLSv1.1']);
  expect(weakIn(nginx.replace('ssl_ciphers ', 'ssl_ciphers AES128-SHA:'))).toEqual(['AES128-SHA']);
  expect(weakIn(nginx.replace('ssl_ciphers ', 'ssl_ciphers ECDHE-RSA-AES512-GCM-SHA1:'))).toEqual([
    'ECDHE-RSA-AES512-GCM-SHA1',
  ]);
  expect(weakIn(nginx.replace(/.*ssl_ciphers.*\n/, ''))).toEqual(['what is not said is left to the program']);
});

/** Whatever would make Caddy sign certificates itself, or do without. */
const ownCertificates = (text: string): string[] =>
  text.match(/\btls internal\b|auto_https|local_certs|skip_install_trust|acme_ca\b/g) ?? [];

test('Caddy fetches certificates that everybody trusts, for the name that it is given', () => {
  const caddy = readFileSync(path.resolve(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8');
  expect(ownCertificates(caddy)).toEqual([]);
  expect(caddy).toMatch(/^\{\$DOMAIN:candor\.example\} \{$/m);
  expect(ownCertificates(caddy.replace('admin off', 'admin off\n\tauto_https off'))).toEqual(['auto_https']);
  expect(ownCertificates(caddy.replace('header {', 'tls internal\n\theader {'))).toEqual(['tls internal']);
});

test('what comes in the clear is sent on to TLS and answered in no other way', () => {
  const [, plain = ''] = nginx.split('listen 80;');
  expect(plain.replace(/\s+/g, ' ').trim()).toBe('server_name candor.example; return 301 https://$host$request_uri; }');
});
