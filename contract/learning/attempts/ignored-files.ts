// Thousands of files that tools write and nobody reviews.
const ignored = new Set(['.git', 'node_modules', '__pycache__', '.venv', '.idea', '.DS_Store', 'Thumbs.db'])

export const isIgnored = (path: string) => path.split('/').some((part) => ignored.has(part))
