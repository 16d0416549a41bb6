// Requests and responses, as text.
export type HttpRequest = {
  method: string
  /** Path below the server of the description, with its query. */
  path: string
  /** Names in lower case. */
  headers: Record<string, string>
  /** An empty string if the request has no body. */
  body: string
}

export type HttpResponse = Pick<HttpRequest, 'headers' | 'body'> & {
  status: number
}
