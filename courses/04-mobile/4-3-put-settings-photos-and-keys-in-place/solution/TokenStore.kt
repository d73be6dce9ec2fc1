package org.dudh.collector

import android.content.Context
import android.security.keystore.KeyGenParameterSpec
import android.security.keystore.KeyProperties
import java.io.File
import java.io.IOException
import java.security.GeneralSecurityException
import java.security.KeyStore
import javax.crypto.Cipher
import javax.crypto.KeyGenerator
import javax.crypto.SecretKey
import javax.crypto.spec.GCMParameterSpec

/** Encrypts with AES/GCM. The text in the file: 12 bytes IV, then the encrypted token. */
class TokenCipher(private val key: () -> SecretKey) {
    fun encrypt(token: String): ByteArray {
        val cipher = Cipher.getInstance("AES/GCM/NoPadding")
        cipher.init(Cipher.ENCRYPT_MODE, key()) // chooses a new random IV
        return cipher.iv + cipher.doFinal(token.encodeToByteArray())
    }

    /** Null if the bytes were changed or belong to another key. */
    fun decrypt(bytes: ByteArray): String? {
        if (bytes.size < 12 + 16) return null // shorter than an IV and GCM's check value
        return try {
            val cipher = Cipher.getInstance("AES/GCM/NoPadding")
            cipher.init(Cipher.DECRYPT_MODE, key(), GCMParameterSpec(128, bytes.copyOf(12)))
            cipher.doFinal(bytes, 12, bytes.size - 12).decodeToString()
        } catch (_: GeneralSecurityException) {
            null
        }
    }
}

fun keystoreKey(): SecretKey {
    val store = KeyStore.getInstance("AndroidKeyStore").apply { load(null) }
    (store.getKey("token", null) as SecretKey?)?.let { return it }
    val spec = KeyGenParameterSpec.Builder("token", KeyProperties.PURPOSE_ENCRYPT or KeyProperties.PURPOSE_DECRYPT)
        .setBlockModes(KeyProperties.BLOCK_MODE_GCM)
        .setEncryptionPaddings(KeyProperties.ENCRYPTION_PADDING_NONE)
        .build()
    return KeyGenerator.getInstance(KeyProperties.KEY_ALGORITHM_AES, "AndroidKeyStore").apply { init(spec) }.generateKey()
}

class TokenStore(context: Context, private val cipher: TokenCipher = TokenCipher(::keystoreKey)) {
    private val file = File(context.filesDir, "token.bin")

    fun save(token: String) = file.writeBytes(cipher.encrypt(token))

    /** Null means: signed out. */
    fun read(): String? {
        val bytes = try {
            file.readBytes()
        } catch (_: IOException) {
            return null
        }
        return cipher.decrypt(bytes).also { if (it == null) file.delete() }
    }

    fun clear() {
        file.delete()
    }
}
