/** What the server puts in front of the script (server/kit/pages/service-worker.ts). */
declare const build: {
  id: string
  /** Routes whose documents are stored at once, with their files; others when they are used. */
  documents: string[]
  /** The routes of all pages of the areas. */
  routes: string[]
}
