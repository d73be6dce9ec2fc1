import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { PreviewWindow } from '#web/kit/file-view/preview-window.tsx'
import type { ViewedFile } from '#web/kit/file-view/viewed-file.ts'

// Files that every development server has.
const files: ViewedFile[] = [
  { name: 'hero-poster.webp', kind: 'image/webp', bytes: 30_000, url: '/media/hero-poster.webp' },
  { name: 'hero.mp4', kind: 'video/mp4', bytes: 500_000, url: '/media/hero.mp4' },
  { name: 'openapi.json', kind: 'text/plain', bytes: 200_000, url: '/openapi.json' },
  { name: 'project.zip', kind: 'application/zip', bytes: 2_500_000, url: '/media/hero.mp4' },
  { name: 'invalid.png', kind: 'image/png', bytes: 1200, url: '/openapi.json' },
  { name: 'expired-link.txt', kind: 'text/plain', bytes: 1200, url: '/files/none' },
]

export function KitFiles() {
  const [file, setFile] = useState<ViewedFile | null>(null)
  return (
    <div className="flex flex-wrap gap-3">
      {files.map((file) => (
        <Button key={file.name} onClick={() => setFile(file)}>
          {file.name}
        </Button>
      ))}
      {file && <PreviewWindow file={file} onClose={() => setFile(null)} />}
    </div>
  )
}
