// The credentials of a request, as far as the description asks for a bearer
// token in all requests.
import { type Description, isObject, resolve } from './description.ts'

/**
 * What is wrong with the credentials. Other kinds of them, and those of single
 * operations, are not known here.
 */
export function checkSecurity(
  description: Description,
  headers: Record<string, string>,
): string[] {
  const { value: names } = resolve(description, '#/security/0')
  const schemes = Object.keys(Object(names)).map(
    (name) =>
      resolve(description, `#/components/securitySchemes/${name}`).value,
  )
  const isBearer = (scheme: unknown) =>
    isObject(scheme) && scheme.type === 'http' && scheme.scheme === 'bearer'
  if (
    !schemes.some(isBearer) ||
    /^Bearer \S+$/i.test(headers.authorization ?? '')
  )
    return []
  return ['the request has no bearer token']
}
