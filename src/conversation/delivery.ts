// How far a request got. The texts need it, and they load no schema.

/**
 * How far a request got. `sending`: whether it arrived is not known yet.
 * `unconfirmed`: no answer says so. `unsent` and `refused`: it certainly has
 * not.
 */
export const deliveries = [
  'unsent',
  'sending',
  'delivered',
  'unconfirmed',
  'refused',
] as const

export type Delivery = (typeof deliveries)[number]

/**
 * Whether the request has arrived, or is in doubt. One that is being sent is
 * not yet: if its run dies, the post step or another run puts it in doubt.
 */
export function mayHaveArrived({ delivery }: { delivery: Delivery }): boolean {
  return delivery === 'delivered' || delivery === 'unconfirmed'
}
