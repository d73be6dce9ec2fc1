import type { z } from '#contract/kit/zod.ts'
import { asApiError, firstProblems, problemsOf, type Problems } from './problems.ts'

/** A form that a browser posted without JavaScript: what was typed, what is wrong with it, or the result. */
export type PostedForm<Result> = { values: Record<string, string>; problems: Problems; result: Result | null }

type Options<Schema extends z.ZodType, Result> = {
  schema: Schema
  /** As the browser sent them. */
  fields: Record<string, string>
  /** Maps the form's fields to the schema, as in `useForm`. */
  read?: (fields: Record<string, string>) => Record<string, unknown>
  submit: (values: z.input<Schema>) => Promise<Result>
}

/** Does on the server what `useForm` does in the browser, with the same schema and the same call. */
export async function submitPostedForm<Schema extends z.ZodType, Result>({
  schema,
  fields,
  read = (same) => same,
  submit,
}: Options<Schema, Result>): Promise<PostedForm<Result>> {
  const values = withoutPasswords(fields)
  const input = read(fields) as z.input<Schema>
  const checked = schema.safeParse(input)
  if (!checked.success) return { values, problems: firstProblems(checked.error), result: null }
  try {
    return { values: {}, problems: {}, result: await submit(input) }
  } catch (error) {
    return { values, problems: problemsOf(asApiError(error)), result: null }
  }
}

const withoutPasswords = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name)))
