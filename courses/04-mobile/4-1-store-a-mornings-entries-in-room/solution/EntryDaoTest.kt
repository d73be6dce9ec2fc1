package org.dudh.collector

import android.database.sqlite.SQLiteConstraintException
import androidx.room.Room
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.test.runTest
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.fail
import org.junit.Test
import org.junit.runner.RunWith
import java.time.Instant

@RunWith(AndroidJUnit4::class)
class EntryDaoTest {
    private val db = Room.inMemoryDatabaseBuilder(
        ApplicationProvider.getApplicationContext(),
        DudhDatabase::class.java,
    ).build()
    private val dao = db.entries()

    @After
    fun close() = db.close()

    private fun morning(): List<EntryRow> =
        InstrumentationRegistry.getInstrumentation().context.assets.open("morning.csv").bufferedReader().useLines { lines ->
            lines.drop(1).map { line ->
                val (id, member, ml, fat, paise) = line.split(",")
                val (day, createdAt) = line.split(",").drop(5)
                EntryRow(id, member.toInt(), ml.toInt(), fat.toInt(), paise.toLong(), day, createdAt.toLong())
            }.toList()
        }

    @Test
    fun addsUpAMorning() = runTest {
        dao.addAll(morning())
        assertEquals(DayTotal(400, 2_163_829, 8_526_563), dao.total("2026-11-16").first())
        assertEquals(400, dao.ofDay("2026-11-16").first().size)
    }

    @Test
    fun doesNotCountTheDayBefore() = runTest {
        dao.addAll(morning())
        dao.add(EntryRow.create(17, Litres(1000), Fat(35), Instant.parse("2026-11-15T23:59:00+05:30")))
        assertEquals(400, dao.total("2026-11-16").first().cans)
        assertEquals(DayTotal(1, 1000, 3800), dao.total("2026-11-15").first())
    }

    @Test
    fun fiveInTheMorningBelongsToTheDayInIndia() {
        assertEquals("2026-11-16", EntryRow.create(17, Litres(1000), Fat(35), Instant.parse("2026-11-16T05:00:00+05:30")).day)
    }

    @Test
    fun anEmptyDayHasZeroAndNotNull() = runTest {
        assertEquals(DayTotal(0, 0, 0), dao.total("2026-11-17").first())
    }

    @Test
    fun refusesTheSameIdTwice() = runTest {
        val entry = EntryRow.create(17, Litres(1000), Fat(35))
        dao.add(entry)
        try {
            dao.add(entry.copy(paise = 1))
            fail("the second entry was accepted")
        } catch (_: SQLiteConstraintException) {
            assertEquals(3800, dao.total(entry.day).first().paise)
        }
    }
}
