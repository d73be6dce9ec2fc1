package org.dudh.collector

import android.content.Context
import androidx.datastore.preferences.core.edit
import androidx.datastore.preferences.core.stringPreferencesKey
import androidx.datastore.preferences.preferencesDataStore
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.map

private val Context.settings by preferencesDataStore(name = "settings")

class Settings(private val context: Context) {
    private val languageKey = stringPreferencesKey("language")
    private val scaleKey = stringPreferencesKey("last_scale")

    val language: Flow<String> = context.settings.data.map { it[languageKey] ?: "en" }

    /** The Bluetooth address of the scale used last, or null. */
    val lastScale: Flow<String?> = context.settings.data.map { it[scaleKey] }

    suspend fun setLanguage(value: String) {
        require(value in LANGUAGES) { "Unknown language $value" }
        context.settings.edit { it[languageKey] = value }
    }

    suspend fun setLastScale(address: String) {
        context.settings.edit { it[scaleKey] = address }
    }

    companion object {
        val LANGUAGES = listOf("en", "hi")
    }
}
