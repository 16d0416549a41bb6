// Reads CSV as RFC 4180 writes it, so that files are held to the standard and not to what wrote them.

/** The fields of each record. Throws if a field is not of the form that the standard allows. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let record: string[] = []
  while (field.lastIndex < text.length) {
    const from = field.lastIndex
    const found = field.exec(text)
    if (!found) throw new Error(`not a field: ${JSON.stringify(text.slice(from, from + 60))}`)
    const [, quoted, plain = '', end] = found
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    records.push(record)
    record = []
  }
  return records
}
