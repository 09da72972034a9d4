"""The languages: which there are, what their pages say, and what translators want to know of them."""
