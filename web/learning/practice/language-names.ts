import type { Language } from '#engines/program.ts'

export const languageNames: Record<Language, string> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  sql: 'SQL',
  html: 'HTML and CSS',
  config: 'Configuration',
  project: 'Project',
}
