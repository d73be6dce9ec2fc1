import type { SyllabusWeek, Trainer } from '#contract/catalogue/courses.ts'

/** A course of the demo academy as it is written down here; its id and the numbers of its weeks come from the order. */
export type WrittenCourse = {
  title: string
  subtitle: string
  /** Paragraphs. */
  description: string[]
  rupeesPerWeek: number
  trainer: Trainer
  weeks: Omit<SyllabusWeek, 'week'>[]
}
