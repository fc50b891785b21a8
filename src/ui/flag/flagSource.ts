// Host names that never resolve (RFC 2606); a request would only log an error.
const reservedHost = /(^|\.)(example|invalid|test)$/;

/**
 * The address of a flag's 16×16 image; undefined when no usable service is configured.
 *
 * @param code two letters, any case
 * @param base address that serves `{code}.png`, see `config.flagImageBase`
 */
export function flagSource(code: string, base: string): string | undefined {
  if (base === '' || !/^[a-z]{2}$/i.test(code)) return undefined;
  // A base without a host is a folder of this site.
  const host = /^https?:\/\/([^/:?#]+)/i.exec(base)?.[1];
  if (host !== undefined && reservedHost.test(host.toLowerCase())) return undefined;
  return `${base}/${code.toLowerCase()}.png`;
}
