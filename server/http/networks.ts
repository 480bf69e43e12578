import { isIP, isIPv6 } from 'node:net';

/** A client IP without the port, brackets and zone that some proxies and systems add. */
export function bareIp(clientIp: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(clientIp) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(clientIp) ?? [];
  const bare = (bracketed ?? withPort ?? clientIp).split('%', 1)[0]!;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  return mapped ?? bare;
}

/**
 * The networks that contain a client IP, the smallest first. An IPv4 address is its own network; with IPv6 a household
 * has a /64, often a whole /56, and an organisation a /48. Node does not know the IP of a client that has closed its
 * connection: all of those count as one network.
 */
export function networksOf(clientIp: string | undefined): readonly string[] {
  const bare = bareIp(clientIp ?? 'gone');
  if (!isIP(bare) || !isIPv6(bare)) return [bare];
  const [head = '', tail] = bare.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const full = [...groups, ...Array<string>(zeros).fill('0'), ...after];
  const [a, b, c, d] = full.slice(0, 4).map((group) => parseInt(group, 16));
  const hex = (...parts: (number | undefined)[]) =>
    parts.map((part) => (part ?? 0).toString(16)).join(':');
  return [
    `${hex(a, b, c, d)}::/64`,
    `${hex(a, b, c, (d ?? 0) & 0xff00)}::/56`,
    `${hex(a, b, c)}::/48`,
  ];
}
