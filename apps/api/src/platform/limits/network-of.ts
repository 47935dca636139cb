import { isIPv6 } from "node:net";
import { Address6 } from "ip-address";

/** The network used in counters and logs instead of the address: all of an IPv4 address, even if mapped to IPv6; the first 64 bits of IPv6. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${address.addressMinusSuffix}/64`).startAddress().correctForm();
}
