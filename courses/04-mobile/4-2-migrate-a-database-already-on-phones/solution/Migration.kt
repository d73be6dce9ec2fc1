package org.dudh.collector

import androidx.room.migration.Migration
import androidx.sqlite.db.SupportSQLiteDatabase

/** Adds the shift. Noon in India (UTC + 330 minutes) is the border for the entries made before. */
val MIGRATION_1_2 = object : Migration(1, 2) {
    override fun migrate(db: SupportSQLiteDatabase) {
        db.execSQL("ALTER TABLE entry ADD COLUMN shift TEXT NOT NULL DEFAULT 'morning'")
        db.execSQL(
            """UPDATE entry SET shift = 'evening'
               WHERE CAST(strftime('%H', created_at / 1000, 'unixepoch', '+330 minutes') AS INTEGER) >= 12""",
        )
    }
}
