import type { StepVideo } from '#contract/learning/videos.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, isNull, sql } from '#server/kit/db/orm.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { files } from '#server/site/tables.ts'
import type { LinkTo } from '../file-links.ts'
import { steps, tasks } from '../tables.ts'
import { stepVideos, videoPositions } from './tables.ts'

const columns = {
  videoId: stepVideos.id,
  stepId: stepVideos.stepId,
  title: stepVideos.title,
  url: stepVideos.url,
  fileId: stepVideos.fileId,
  captionsId: stepVideos.captionsId,
  kind: files.kind,
  bytes: files.bytes,
}

const videosOfCourse = prepared((db) =>
  db
    .select(columns)
    .from(stepVideos)
    .leftJoin(files, eq(files.id, stepVideos.fileId))
    .innerJoin(steps, eq(steps.id, stepVideos.stepId))
    .innerJoin(tasks, eq(tasks.id, steps.taskId))
    .where(eq(tasks.courseId, sql.placeholder('courseId')))
    .orderBy(asc(stepVideos.id))
    .prepare('videos_of_course'),
)

export type VideoRow = Awaited<ReturnType<typeof videosIn>>[number]

export const videosIn = (db: Db, courseId: number) => videosOfCourse(db).execute({ courseId })

export async function videoById(db: Db, videoId: number): Promise<VideoRow | null> {
  const [row = null] = await db
    .select(columns)
    .from(stepVideos)
    .leftJoin(files, eq(files.id, stepVideos.fileId))
    .where(eq(stepVideos.id, videoId))
  return row
}

export function toVideo(row: VideoRow, linkTo: LinkTo, seconds = 0): StepVideo {
  const { videoId, title, url, fileId, captionsId, kind, bytes } = row
  const extension = kind === 'video/webm' ? 'webm' : 'mp4'
  return {
    videoId,
    title,
    url: fileId ? linkTo({ id: fileId, name: `video.${extension}` }) : url!,
    isUploaded: fileId !== null,
    kind: kind ?? '',
    bytes: bytes ?? 0,
    captionsUrl: captionsId && linkTo({ id: captionsId, name: 'captions.vtt' }),
    seconds,
  }
}

/** A step without videos costs no query. */
export async function positionsIn(db: Db, personId: number, videos: VideoRow[]): Promise<Map<number, number>> {
  if (videos.length === 0) return new Map()
  const ids = videos.map(({ videoId }) => videoId)
  const rows = await db
    .select({ videoId: videoPositions.videoId, seconds: videoPositions.seconds })
    .from(videoPositions)
    .where(and(eq(videoPositions.personId, personId), inArray(videoPositions.videoId, ids)))
  return new Map(rows.map(({ videoId, seconds }) => [videoId, seconds]))
}

export async function putPosition(db: Db, personId: number, videoId: number, seconds: number, updatedAt: Date) {
  await db
    .insert(videoPositions)
    .values({ personId, videoId, seconds, updatedAt })
    .onConflictDoUpdate({
      target: [videoPositions.personId, videoPositions.videoId],
      set: { seconds, updatedAt },
    })
}

/** The step of a video, while it is part of the course. */
export async function lockVideo(db: Db, videoId: number): Promise<VideoRow | null> {
  const [found] = await db
    .select({ id: stepVideos.id })
    .from(stepVideos)
    .innerJoin(steps, and(eq(steps.id, stepVideos.stepId), isNull(steps.archivedAt)))
    .where(eq(stepVideos.id, videoId))
    .for('update', { of: stepVideos })
  return found ? videoById(db, videoId) : null
}

export const countVideos = async (db: Db, stepId: number): Promise<number> =>
  db.$count(stepVideos, eq(stepVideos.stepId, stepId))

type Columns = typeof stepVideos.$inferInsert

export async function insertVideo(db: Db, video: Columns): Promise<number> {
  const [row] = await db.insert(stepVideos).values(video).returning({ id: stepVideos.id })
  return row!.id
}

export async function updateVideo(db: Db, id: number, changes: Pick<Partial<Columns>, 'title' | 'captionsId'>) {
  await db.update(stepVideos).set(changes).where(eq(stepVideos.id, id))
}

export async function deleteVideo(db: Db, id: number): Promise<void> {
  await db.delete(stepVideos).where(eq(stepVideos.id, id))
}
