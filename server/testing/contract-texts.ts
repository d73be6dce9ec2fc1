import { endpoints } from '#contract/endpoints.ts'
import type { z } from '#contract/kit/zod.ts'

/** A place in the contract that accepts a text: `saveProfile.body.firstName`. */
export type TextPlace = { at: string; schema: z.ZodType }

/** The parts of a zod definition that contain other schemas. */
type Inside = {
  type: string
  element?: z.ZodType
  innerType?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  shape?: Record<string, z.ZodType>
}
const insideOf = (schema: z.ZodType) => schema.def as unknown as Inside

/** Every leaf in the input of every call. */
export const textPlaces = (): TextPlace[] =>
  Object.entries(endpoints).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) => placesIn(schema, `${name}.${part}`)),
  )

function placesIn(schema: z.ZodType, at: string): TextPlace[] {
  const { element, innerType, keyType, valueType, options, shape } = insideOf(schema)
  if (shape) return Object.entries(shape).flatMap(([key, inner]) => placesIn(inner, `${at}.${key}`))
  if (element) return placesIn(element, `${at}[]`)
  if (keyType && valueType) return [...placesIn(keyType, `${at}{}`), ...placesIn(valueType, `${at}{}`)]
  if (innerType) return placesIn(innerType, at)
  if (options) return options.flatMap((option) => placesIn(option, at))
  return [{ at, schema }]
}
