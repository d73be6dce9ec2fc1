import { text } from 'node:stream/consumers'
import type { StepVideo } from '#contract/learning/videos.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { deleteFiles, insertFile } from '#server/site/index.ts'
import { linksFor } from '../file-links.ts'
import { lockedStep } from './editor.service.ts'
import {
  countVideos,
  deleteVideo,
  insertVideo,
  lockVideo,
  toVideo,
  updateVideo,
  videoById,
  type VideoRow,
} from './videos.store.ts'

const maxVideos = 10
const subject = (stepId: number) => `step ${stepId}`

async function shown(db: Db, tools: Tools, actorId: number, videoId: number): Promise<StepVideo> {
  return toVideo((await videoById(db, videoId))!, linksFor(tools, actorId))
}

type Adding = { actorId: number; stepId: number; title: string }

export function addLink(db: Db, tools: Tools, { url, ...adding }: Adding & { url: string }): Promise<StepVideo> {
  return db.transaction((db) => add(db, tools, adding, { url }))
}

export function addUpload(db: Db, tools: Tools, adding: Adding, file: ReceivedFile | undefined): Promise<StepVideo> {
  if (!file) throw invalid({ files: 'Choose a video' })
  return db.transaction(async (db) => {
    await insertFile(db, file, adding.actorId)
    return add(db, tools, adding, { fileId: file.id })
  })
}

async function add(
  db: Db,
  tools: Tools,
  { actorId, stepId, title }: Adding,
  source: { url: string } | { fileId: string },
): Promise<StepVideo> {
  await lockedStep(db, stepId)
  if ((await countVideos(db, stepId)) >= maxVideos) throw conflict(`A step can have at most ${maxVideos} videos.`)
  const videoId = await insertVideo(db, { stepId, title, ...source })
  await audit(db, { actorId, action: 'video added', subject: subject(stepId), after: { title, ...source } })
  return shown(db, tools, actorId, videoId)
}

async function lockedVideo(db: Db, videoId: number): Promise<VideoRow> {
  const video = await lockVideo(db, videoId)
  if (!video) throw notFound('This video')
  return video
}

type Changing = { actorId: number; videoId: number }

export function rename(db: Db, tools: Tools, { actorId, videoId }: Changing, title: string): Promise<StepVideo> {
  return db.transaction(async (db) => {
    const { stepId, title: before } = await lockedVideo(db, videoId)
    await updateVideo(db, videoId, { title })
    await audit(db, { actorId, action: 'video renamed', subject: subject(stepId), before, after: title })
    return shown(db, tools, actorId, videoId)
  })
}

export async function setCaptions(
  db: Db,
  tools: Tools,
  { actorId, videoId }: Changing,
  file: ReceivedFile | undefined,
): Promise<StepVideo> {
  if (!file) throw invalid({ files: 'Choose the captions' })
  if (!isWebVtt(await text(await tools.files.open(file.id))))
    throw invalid({ files: 'Choose a WebVTT file: its first line is WEBVTT' })
  const { video, previous } = await db.transaction(async (db) => {
    const { stepId, title, fileId, captionsId } = await lockedVideo(db, videoId)
    if (fileId === null) throw invalid({ files: 'Captions can be added to uploaded videos only' })
    await insertFile(db, { ...file, name: 'captions.vtt' }, actorId)
    await updateVideo(db, videoId, { captionsId: file.id })
    if (captionsId) await deleteFiles(db, [captionsId])
    await audit(db, { actorId, action: 'captions set', subject: subject(stepId), after: { title } })
    return { video: await shown(db, tools, actorId, videoId), previous: captionsId }
  })
  if (previous) await tools.files.remove(previous)
  return video
}

/** A byte order mark may come first; a space or the end of the line follows. */
const isWebVtt = (content: string) => /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(content)

export async function remove(db: Db, tools: Tools, { actorId, videoId }: Changing): Promise<null> {
  const unused = await db.transaction(async (db) => {
    const { stepId, title, url, fileId, captionsId } = await lockedVideo(db, videoId)
    await deleteVideo(db, videoId)
    const ids = [fileId, captionsId].filter((id) => id !== null)
    await deleteFiles(db, ids)
    await audit(db, { actorId, action: 'video removed', subject: subject(stepId), before: { title, url } })
    return ids
  })
  await Promise.all(unused.map((id) => tools.files.remove(id)))
  return null
}
