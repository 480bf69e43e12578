/** Converts ASCII capitals to lower case; other bytes stay. */
export function lowerCase(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (const [index, byte] of copy.entries()) {
    if (byte >= 65 && byte <= 90) copy[index] = byte + 32;
  }
  return copy;
}
