package org.dudh.collector

import androidx.room.testing.MigrationTestHelper
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class MigrationTest {
    @get:Rule
    val helper = MigrationTestHelper(InstrumentationRegistry.getInstrumentation(), DudhDatabase::class.java)

    @Test
    fun keepsEveryEntryAndFindsItsShift() {
        // id, time in India, expected shift
        val old = listOf(
            Triple("05:15", 1794786300000, "morning"),
            Triple("11:59", 1794810540000, "morning"),
            Triple("12:00", 1794810600000, "evening"),
            Triple("17:15", 1794829500000, "evening"),
        )
        helper.createDatabase("test.db", 1).use { db ->
            for ((id, at, _) in old) {
                db.execSQL("INSERT INTO entry VALUES ('$id', 17, 1000, 35, 3800, '2026-11-16', $at)")
            }
        }
        helper.runMigrationsAndValidate("test.db", 2, true, MIGRATION_1_2).use { db ->
            db.query("SELECT id, shift FROM entry ORDER BY id").use { rows ->
                for ((id, _, shift) in old) {
                    assertTrue(rows.moveToNext())
                    assertEquals("$id $shift", "${rows.getString(0)} ${rows.getString(1)}")
                }
            }
            db.query("SELECT count(*), sum(paise) FROM entry").use { rows ->
                rows.moveToNext()
                assertEquals(4, rows.getInt(0))
                assertEquals(4 * 3800, rows.getInt(1))
            }
        }
    }
}
