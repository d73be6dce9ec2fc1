package org.dudh.collector

import android.content.Context
import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.net.Uri
import androidx.core.content.FileProvider
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import java.io.File

/** The power of two by which a picture is reduced when it is read. */
fun sampleSize(width: Int, height: Int, longest: Int): Int {
    var size = 1
    while (maxOf(width, height) / (size * 2) >= longest) size *= 2
    return size
}

/** Proof photos, one for an entry at most, named by the entry's id. */
class Photos(private val context: Context) {
    private val folder = File(context.filesDir, "photos").apply { mkdirs() }

    fun fileFor(entryId: String) = File(folder, "$entryId.jpg")

    /** The address that is lent to the camera app. */
    fun uriFor(entryId: String): Uri = FileProvider.getUriForFile(context, "org.dudh.collector.files", fileFor(entryId))

    /** Reduces the camera's picture until it's below 300 KB. */
    suspend fun reduce(entryId: String) = withContext(Dispatchers.IO) {
        val file = fileFor(entryId)
        val bounds = BitmapFactory.Options().apply { inJustDecodeBounds = true }
        BitmapFactory.decodeFile(file.path, bounds)
        val options = BitmapFactory.Options().apply { inSampleSize = sampleSize(bounds.outWidth, bounds.outHeight, 1280) }
        val picture = BitmapFactory.decodeFile(file.path, options) ?: return@withContext
        for (quality in listOf(80, 60, 40, 20)) {
            file.outputStream().use { picture.compress(Bitmap.CompressFormat.JPEG, quality, it) }
            if (file.length() < 300_000) break
        }
        picture.recycle()
    }

    fun delete(entryId: String) {
        fileFor(entryId).delete()
    }
}
