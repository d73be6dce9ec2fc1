/** A task as it is written down here; places come from the order. */
export type WrittenTask = { title: string; steps: WrittenStep[] }

export type WrittenStep = {
  /** Says what is submitted. */
  title: string
  urls?: string[]
  /** Names of files in the folder `files` beside this one. */
  files?: string[]
}
