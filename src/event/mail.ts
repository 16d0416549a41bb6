// What mail programs add to a reply: a signature, and the mail that it answers,
// with a line above that says whose that is.

/** The first line is that of the command. */
export function withoutQuotedMail(lines: readonly string[]): readonly string[] {
  // Mail programs put marks around names from right to left.
  const plain = lines.map((line) => line.replace(/\p{Bidi_Control}/gu, ''))
  const start = plain.findIndex(
    (_, index) => index > 0 && beginsMail(plain, index),
  )
  return start < 0 ? lines : lines.slice(0, start)
}

const sentFrom = /^\[?(?:Sent (?:from|with|via)|Get \[?Outlook for)\b/i
/**
 * How programs sign a mail by themselves, in the languages that they come in. A
 * line that begins or ends so, and names one, is hardly a request.
 */
const sent = [
  'envoyé|gesendet|enviado|enviat|inviato|verzonden|verstuurd|skickat|sendt',
  'lähetetty|saadetud|nosūtīts|išsiųsta|odesláno|odoslané|wysłan[eo]|küldve',
  'trimis|poslano|изпратено|отправлено|надіслано|στάλθηκε|gönderildi',
  'נשלח|أرسلت|مُ?رسل|भेजा गया|ส่งจาก|đã gửi|dikirim|dihantar',
  '送信|傳送|发送|发自|보냄',
].join('|')
const got = [
  'obtenir|télécharger|obtener|obter|scarica|hämta',
  'pobierz|hent|lataa|获取|beziehen|downloaden',
].join('|')
const device = 'iPhone|iPad|Android|Galaxy|Outlook|Thunderbird|Windows'
const signatures = [
  `^[\\s*_[–—-]*(?:${sent}).*(?:${device}|iOS|\\bMail\\b)`,
  `(?:${device}).*(?:${sent})[\\s.*_\\]]*$`,
  `^(?:${got}) Outlook`,
  `^Outlook.*(?:${got})\\s*$`,
].map((text) => new RegExp(text, 'iu'))
const maxSignatureLength = 80

/** Whether the program has written the line by itself. */
export function isSignature(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  // The first line is that of the command.
  const isAfterBlank = index > 1 && lines[index - 1]?.trim() === ''
  const isSigned =
    line.length <= maxSignatureLength &&
    signatures.some((one) => one.test(line))
  return index > 0 && (sentFrom.test(line) || (isAfterBlank && isSigned))
}

/** What stands between a reply and the quoted mail, whatever the language. */
const endsReply = [
  /^--? ?$/,
  /^_{10,}\s*$/,
  /^-{2,} ?(?!BEGIN |END )\p{L}.*-{2,}\s*$/u,
  /^(?: -{4,}|‐{5,}) ?\p{L}.*[-‐]{3,}\s*$/u,
  /^Reply to this email directly\b/i,
]

/** As mail programs write an address. GitHub shows only a part of one. */
const address = /[<([][^\s@]{1,100}@[^\s@]{1,100}\.[a-z]{2,}[>)\]]|\*{3}@\*{3}/i
/** Such as `From: …`, of which mail programs write several. */
const header = /^[\p{L}* -]{1,20}[:：]/u
const time = /\b\d{1,2}[:h]\d\d\b|\b(?:klo?|um)\.? \d{1,2}\.\d\d\b/
const year = /20\d\d|(?<![\d./-])\d{1,2}([./-])\d{1,2}\1\d\d(?!\d|[./-]\d)/
/** Nothing of one's own follows a time or an address at the end of a line. */
const endsInHead = /(?:\d|[AP]M|UTC|GMT|Uhr|[>)\]])\s*$/i
const endsInColon = /[:：]\s*$/
const maxHeadLength = 300

/**
 * The line before a quoted mail names an address, or a year and a time, and may
 * be folded. It ends in a colon, names both, or is one of several headers.
 */
function beginsMail(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').slice(0, maxHeadLength)
  const next = (lines[index + 1] ?? '').slice(0, maxHeadLength)
  if (endsReply.some((pattern) => pattern.test(line))) return true

  const isAddressed = address.test(line)
  const isEnd = endsInColon.test(line) || endsInColon.test(next)
  const areHeaders = header.test(line) && header.test(next)
  if (isDated(line))
    return isEnd || address.test(next) || (isAddressed && endsInHead.test(line))
  return isAddressed
    ? isEnd || areHeaders
    : areHeaders && isDated(next) && header.test(lines[index + 2] ?? '')
}

function isDated(line: string): boolean {
  return year.test(line) && time.test(line)
}
