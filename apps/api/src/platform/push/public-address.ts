import { lookup, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that no push service is in: private, local, shared, reserved, multicast. */
const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(network, bits, "ipv4");
/** Of IPv6 only global unicast is open, without the networks that contain IPv4 addresses or documentation. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, bits, "ipv6");

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, "ipv4");
    case 6:
      return open6.check(address, "ipv6") && !closed.check(address, "ipv6");
    default:
      return false;
  }
}

/** A name of the public internet: not an address, and not one of a local network. */
export const isPublicName = (host: string): boolean =>
  /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i.test(host) &&
  !/\.(?:local|localhost|internal|lan|home|intranet|test|arpa)$/i.test(host);

/** Resolves a name to public addresses only. The connection uses what was checked, so another answer to a second question changes nothing. */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "");
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(
        Object.assign(new Error("the name leads to an address that is not public"), { code: "EPRIVATE" }),
        "",
      );
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
