/** Pages that come in place of an answer of the API: GitHub's own, and one of a proxy on the way. */

export const pages = {
  problem: makePage('Unicorn!', 'We had issues producing the response to your request.'),
  tooLong: makePage('Unicorn!', 'This page is taking too long to load.'),
  blocked: makePage('Access denied', 'The proxy of this network does not allow this request.'),
}

function makePage(title: string, text: string): string {
  return `<!DOCTYPE html>\n<html>\n<head><title>${title}</title></head>\n<body><p>${text}</p></body>\n</html>\n`
}
