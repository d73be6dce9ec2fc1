package org.dudh.collector

import android.content.Context
import androidx.work.BackoffPolicy
import androidx.work.Constraints
import androidx.work.CoroutineWorker
import androidx.work.ExistingPeriodicWorkPolicy
import androidx.work.ExistingWorkPolicy
import androidx.work.NetworkType
import androidx.work.OneTimeWorkRequestBuilder
import androidx.work.PeriodicWorkRequestBuilder
import androidx.work.WorkManager
import androidx.work.WorkerParameters
import io.ktor.client.HttpClient
import io.ktor.client.engine.okhttp.OkHttp
import io.ktor.client.plugins.HttpTimeout
import io.ktor.client.plugins.contentnegotiation.ContentNegotiation
import io.ktor.client.request.put
import io.ktor.client.request.setBody
import io.ktor.client.statement.bodyAsText
import io.ktor.http.ContentType
import io.ktor.http.contentType
import io.ktor.serialization.kotlinx.json.json
import java.io.IOException
import java.util.concurrent.TimeUnit

class EntryApi(private val base: String) {
    private val client = HttpClient(OkHttp) {
        install(ContentNegotiation) { json() }
        install(HttpTimeout) {
            connectTimeoutMillis = 5_000
            requestTimeoutMillis = 15_000
        }
    }

    suspend fun put(entry: EntryJson): Reply = try {
        val response = client.put("$base/entries/${entry.id}") {
            contentType(ContentType.Application.Json)
            setBody(entry)
        }
        when (response.status.value) {
            200, 201 -> Reply.Stored
            400, 409, 422 -> Reply.Rejected(response.bodyAsText())
            401, 403 -> Reply.SignIn
            else -> Reply.Unreachable
        }
    } catch (_: IOException) {
        Reply.Unreachable
    }
}

class SendWorker(context: Context, params: WorkerParameters) : CoroutineWorker(context, params) {
    override suspend fun doWork(): Result {
        val outbox = (applicationContext as DudhApp).container.outbox
        return if (outbox.sendAll()) Result.success() else Result.retry()
    }
}

private val online = Constraints.Builder().setRequiredNetworkType(NetworkType.CONNECTED).build()

/** After each saved entry. */
fun requestSending(context: Context) {
    val work = OneTimeWorkRequestBuilder<SendWorker>()
        .setConstraints(online)
        .setBackoffCriteria(BackoffPolicy.EXPONENTIAL, 1, TimeUnit.MINUTES)
        .build()
    WorkManager.getInstance(context).enqueueUniqueWork("send", ExistingWorkPolicy.KEEP, work)
}

/** Once, in Application.onCreate: the net for what the request above has missed. */
fun keepSending(context: Context) {
    val work = PeriodicWorkRequestBuilder<SendWorker>(6, TimeUnit.HOURS).setConstraints(online).build()
    WorkManager.getInstance(context).enqueueUniquePeriodicWork("send-net", ExistingPeriodicWorkPolicy.KEEP, work)
}
