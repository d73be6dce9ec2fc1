import { FileArchive, FileCode, FileImage, FileText, FileVideo, type Icon } from '#web/kit/icons.tsx'

const icons: [start: string, icon: Icon][] = [
  ['image/', FileImage],
  ['video/', FileVideo],
  ['application/zip', FileArchive],
  ['application/pdf', FileText],
]

export function FileIcon({ kind }: { kind: string }) {
  const Icon = icons.find(([start]) => kind.startsWith(start))?.[1] ?? FileCode
  return <Icon aria-hidden="true" className="size-4 shrink-0 text-soft" />
}
